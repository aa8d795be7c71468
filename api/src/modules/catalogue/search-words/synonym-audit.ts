import type { AuditAction } from '@shop/shop-rules';
import { changesOf } from '../../back-office/audit/changes.js';
import type { AuditRecord } from '../../back-office/audit/write-audit.js';
import type { SynonymDto } from './search-words.dto.js';

/** Before they were added. */
export const NO_SYNONYM = { kind: '', terms: '', means: '' };

/** Synonyms as the audit log shows them. */
export const valuesOf = ({ kind, terms, means }: SynonymDto): typeof NO_SYNONYM => ({
  kind,
  terms: terms.join(', '),
  means: means.join(', '),
});

export const synonymRecord = (
  action: AuditAction,
  { id, terms }: SynonymDto,
  changes?: ReturnType<typeof changesOf>,
): AuditRecord => ({
  ...{ action, subject: 'search_synonyms', subjectId: id, label: terms.slice(0, 3).join(', ') },
  ...(changes && { changes }),
});
