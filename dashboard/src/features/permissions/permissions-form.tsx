import { useChange } from '@shop/api-client';
import type { PermissionsDto } from '@shop/contracts';
import { RIGHT_AREAS } from '@shop/shop-rules';
import { BusyOverlay, Button, notify } from '@shop/ui';
import { useState } from 'react';
import { notifyNotSaved, refusalText } from '@/shared/forms/notify-refusal';
import { reasonOf } from '@/shared/forms/show-refusal';
import { isOutdated } from '@/shared/forms/take-over';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { SaveBar } from '@/shared/unsaved/save-bar';
import { useUnsaved } from '@/shared/unsaved/use-unsaved';
import { loadPermissions, savePermissions } from './permissions.queries';
import { RightsTable } from './rights-table';
import {
  changedCells,
  defaultRoleRights,
  toRoleRights,
  withChanges,
  withRight,
  type RoleRights,
} from './role-rights';

/** The outcome of a save replaces that of the one before. */
const NOTICE = 'permissions';

/** Rights by role, saved together. What a colleague saved meanwhile is loaded; the changes made here stay. */
export const PermissionsForm = ({
  permissions,
  onReload,
  onSaved,
}: {
  permissions: PermissionsDto;
  /** Discarding loads the changes of others. */
  onReload: () => unknown;
  /** The rights of the account itself may have changed. */
  onSaved: () => unknown;
}) => {
  const t = useText();
  const [base, setBase] = useState(permissions);
  const saved = toRoleRights(base);
  const [rights, setRights] = useState(saved);
  const [problem, setProblem] = useState<string>();
  const isDirty = changedCells(saved, rights) > 0;
  const saveDone = () => {
    notify(t('permissions.saved'), { kind: 'success', id: NOTICE });
    return onSaved();
  };
  const loadLatest = async () => {
    const latest = await loadPermissions();
    setBase(latest);
    // An earlier save has arrived, although its response was lost.
    if (changedCells(toRoleRights(latest), rights) === 0) {
      setProblem(undefined);
      return saveDone();
    }
    setRights((edited) => withChanges(toRoleRights(latest), saved, edited));
    setProblem(t('unsaved.takenOver'));
  };
  const { isPending, mutate } = useChange(
    ({ admin, ops, vendor }: RoleRights) =>
      savePermissions({
        version: base.version,
        admin: [...admin],
        ops: [...ops],
        vendor: [...vendor],
      }),
    [['permissions']],
    {
      onSuccess: saveDone,
      onError: (error) => notifyNotSaved(error, t('permissions.notSaved'), NOTICE),
      showError: (error) => {
        setProblem(reasonOf(error) ?? refusalText(error, t('permissions.notSaved')));
        if (isOutdated(error)) void loadLatest().catch(() => undefined);
      },
    },
  );
  const submit = () => {
    if (isPending || !isDirty) return;
    setProblem(undefined);
    mutate(rights);
  };
  useUnsaved({ dirty: isDirty, save: submit, saving: isPending });
  return (
    <form
      noValidate
      aria-label={t('nav.permissions')}
      aria-busy={isPending}
      className="relative flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {RIGHT_AREAS.map((area) => (
        <Panel key={area} title={t(`permissions.area.${area}`)}>
          <RightsTable
            {...{ area, rights, saved }}
            onChange={(role, right, has) => setRights(withRight(rights, role, right, has))}
          />
        </Panel>
      ))}
      <SaveBar
        saveText={t('permissions.save')}
        dirty={isDirty}
        busy={isPending}
        idle={!isDirty}
        onDiscard={() => {
          setRights(saved);
          setProblem(undefined);
          onReload();
        }}
        problem={problem}
      >
        <Button variant="secondary" onClick={() => setRights(defaultRoleRights())}>
          {t('permissions.defaults')}
        </Button>
      </SaveBar>
      {isPending && <BusyOverlay text={t('rows.saving')} />}
    </form>
  );
};
