import { contractOf } from '../../src/app/contract.js';
import type { TestApp } from './test-app.js';

export interface Route {
  method: string;
  /** Below /api, as declared: `/users/:id`. */
  path: string;
  /** `GET /users/:id`. */
  name: string;
  /** Declared roles, or `public`. */
  access: string[];
  /** The right that staff need; undefined for none. */
  right: string | undefined;
  /** The accepted sessions, by the names of their schemes; `{}` is none. */
  security: Record<string, string[]>[];
  /** Type of the body. */
  consumes: string;
}

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}
interface Documented {
  'x-access'?: string[];
  'x-right'?: string;
  security?: Record<string, string[]>[];
  requestBody?: { content?: Record<string, unknown> };
}

/** Every route of the running application below /api, from its router. */
export const runningRoutes = ({ app }: TestApp): Route[] => {
  const express: unknown = app.getHttpAdapter().getInstance();
  const { router } = express as { router: { stack: Layer[] } };
  const { paths } = contractOf(app);
  return router.stack.flatMap(({ route }) =>
    Object.keys(route?.methods ?? {}).map((verb) => {
      const method = verb.toUpperCase();
      const path = (route?.path ?? '').replace(/^\/api/, '');
      const shape = path.replace(/:(\w+)/g, '{$1}');
      const documented = (paths[shape] as Record<string, Documented> | undefined)?.[verb];
      return {
        method,
        path,
        name: `${method} ${path}`,
        access: documented?.['x-access'] ?? [],
        right: documented?.['x-right'],
        security: documented?.security ?? [],
        consumes: Object.keys(documented?.requestBody?.content ?? {})[0] ?? 'application/json',
      };
    }),
  );
};
