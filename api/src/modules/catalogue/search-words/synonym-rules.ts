import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FieldProblem } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { fieldProblems } from '../../../platform/http/validation/field-problems.js';
import { SaveSynonymDto } from './search-words.dto.js';

/** More would only slow the search down. */
export const MOST_SYNONYMS = 3000;

/** What a kind needs beside the checks of each field. */
export const incompleteness = ({
  kind,
  terms,
  means,
}: Pick<SaveSynonymDto, 'kind' | 'terms' | 'means'>): FieldProblem | undefined => {
  if (kind === 'both' && terms.length < 2)
    return { pointer: '#/terms', detail: msg('searchWords.twoTermsNeeded') };
  if (kind === 'one_way' && means.length === 0)
    return { pointer: '#/means', detail: msg('searchWords.termsNeeded') };
  if (kind !== 'one_way' && means.length > 0)
    return { pointer: '#/means', detail: msg('searchWords.meansUnused') };
  return undefined;
};

/** Everything that is wrong with synonyms, as if they were sent to be saved. */
export const problemsOf = (input: {
  kind: string;
  terms: string[];
  means: string[];
}): FieldProblem[] => {
  const dto = plainToInstance(SaveSynonymDto, input);
  const problems = fieldProblems(validateSync(dto));
  if (problems.length > 0) return problems;
  return [incompleteness(dto)].flatMap((problem) => problem ?? []);
};
