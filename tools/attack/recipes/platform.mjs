import { accepted, firstOf, isOk, ok, permissionsOf } from '../shop.mjs';

/** SQL that the role of the application must not be able to run. */
const FORBIDDEN = [
  [`update audit set actor_name = 'nobody'`, 'changes the audit log'],
  ['delete from audit', 'deletes from the audit log'],
  ['truncate audit', 'empties the audit log'],
  [`update audit_chain set hash = ''`, 'changes the chain of the audit log'],
  ['alter table audit disable trigger all', 'turns off triggers'],
  ['drop table audit', 'drops a table'],
  ['create table backdoor (id integer)', 'creates a table'],
  ['create role backdoor superuser', 'creates a role'],
  [`copy (select 1) to program 'id'`, 'runs a program on the server'],
  [`select pg_read_file('/etc/passwd')`, 'reads a file of the server'],
];

export const platform = [
  {
    id: 'audit-tampering',
    tries: 'changes of the audit log, the schema and the server with the role of the application',
    control: 'TRUST-02',
    async attack({ asApplication }) {
      const done = await asApplication(async (client) => {
        await client.query('select 1 from audit limit 1');
        const found = [];
        for (const [sql, what] of FORBIDDEN) {
          await client.query('begin');
          const worked = await client.query(sql).then(
            () => true,
            () => false,
          );
          await client.query('rollback');
          if (worked) found.push(what);
        }
        return found;
      });
      if (!done) throw new Error('The role of the application cannot connect.');
      return done.length > 0 ? done.join(', ') : undefined;
    },
  },
  {
    id: 'audit-by-routes',
    tries: 'an admin deletes and changes entries of the audit log through the API',
    control: 'TRUST-02',
    async attack({ admin }) {
      const { json } = ok(await admin.call('GET', '/admin/audit'), 'audit');
      return firstOf(
        ['DELETE', 'PUT', 'PATCH', 'POST'].flatMap((method) =>
          ['/admin/audit', `/admin/audit/${json.entries[0]?.id ?? 1}`].map(
            (path) => async () =>
              accepted(await admin.call(method, path, { json: {} }), `${method} ${path}`),
          ),
        ),
      );
    },
  },
  {
    id: 'last-admin',
    tries: 'an admin removes the own account, and permissions of admins are emptied',
    control: 'S-02',
    async attack({ admin }) {
      const permissions = await permissionsOf(admin);
      const emptied = await admin.call('PUT', '/admin/permissions', {
        json: { ...permissions, admin: [] },
      });
      const deleted = await admin.call('DELETE', `/admin/${admin.id}`);
      if (!isOk(await admin.call('GET', '/admin/permissions'))) return 'the admin has no rights';
      return accepted(emptied, 'permissions') ?? accepted(deleted, 'deleted');
    },
  },
  {
    id: 'ops-escalation',
    tries: 'operations gain the rights of admins: permissions, accounts, settings',
    control: 'S-02',
    async attack({ ops, admin }) {
      const permissions = await permissionsOf(admin);
      for (const path of ['/admin/business-details', '/admin/audit'])
        ok(await admin.call('GET', path), path);
      return firstOf([
        async () => accepted(await ops.call('GET', '/admin/permissions'), 'permissions'),
        async () =>
          accepted(
            await ops.call('PUT', '/admin/permissions', {
              json: { ...permissions, ops: permissions.admin },
            }),
            'permissions',
          ),
        async () => accepted(await ops.call('GET', '/admin/business-details'), 'business details'),
        async () => accepted(await ops.call('GET', '/admin/audit'), 'audit'),
        async () =>
          accepted(
            await ops.call('POST', '/admin/add', {
              files: {
                name: 'M',
                username: 'mallory2',
                password: 'Horse-battery-77',
                type: 'admin',
              },
            }),
            'added an admin',
          ),
      ]);
    },
  },
  {
    id: 'slow-path',
    tries:
      '200 addresses with 15,000 slashes at once: each is refused, none is dropped, and the health check responds beside them',
    control: 'S-09',
    async attack({ request, get }) {
      const path = `/${'/'.repeat(15_000)}x`;
      const flood = Array.from({ length: 200 }, () => request('GET', path).catch(() => ({})));
      const { status } = await get('/api/health/live');
      if (status !== 200) return `the health check responds with ${status}`;
      const bad = (await Promise.all(flood)).find(
        (answer) => !(answer.status >= 400 && answer.status < 500),
      );
      return bad ? `an address gets ${bad.status ?? 'no response'}` : undefined;
    },
  },
];
