import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { TestApp } from './test-app.js';

export interface Route {
  method: string;
  /** Below /api, as it was declared: `/users/:id`. */
  path: string;
  /** `GET /users/:id`. */
  name: string;
  /** Declared roles, or `public`. */
  access: string[];
  /** Type of the body. */
  consumes: string;
}

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}
interface Documented {
  'x-access'?: string[];
  requestBody?: { content?: Record<string, unknown> };
}

/** Every route the running application answers below /api, taken from its own router. */
export const runningRoutes = ({ app }: TestApp): Route[] => {
  const express: unknown = app.getHttpAdapter().getInstance();
  const { router } = express as { router: { stack: Layer[] } };
  const { paths } = SwaggerModule.createDocument(app, new DocumentBuilder().build());
  return router.stack.flatMap(({ route }) =>
    Object.keys(route?.methods ?? {}).map((verb) => {
      const method = verb.toUpperCase();
      const path = (route?.path ?? '').replace(/^\/api/, '');
      const shape = (route?.path ?? '').replace(/:(\w+)/g, '{$1}');
      const documented = (paths[shape] as Record<string, Documented> | undefined)?.[verb];
      return {
        method,
        path,
        name: `${method} ${path}`,
        access: documented?.['x-access'] ?? [],
        consumes: Object.keys(documented?.requestBody?.content ?? {})[0] ?? 'application/json',
      };
    }),
  );
};
