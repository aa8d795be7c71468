import { contractOf } from '../../../src/app/contract.js';
import { runningRoutes, type Route } from '../../support/running-routes.js';
import type { TestApp } from '../../support/test-app.js';

/** What the contract says about a value. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  oneOf?: Schema[];
}

/** A route with the parameters and the body that the contract documents. */
export interface Operation extends Route {
  pathNames: string[];
  query: Record<string, Schema>;
  /** Fields of the body. */
  fields: Record<string, Schema>;
}

interface Documented {
  parameters?: { in: string; name: string; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

/** Every operation of the contract. */
export const operationsOf = (test: TestApp): Operation[] => {
  const { paths, components } = contractOf(test.app);
  const schemas = (components?.schemas ?? {}) as Record<string, Schema>;
  const resolved = (schema: Schema = {}): Schema => {
    if (schema.$ref) return resolved(schemas[schema.$ref.split('/').pop() ?? '']);
    const parts = schema.allOf ?? schema.oneOf;
    return parts ? Object.assign({}, ...parts.map(resolved)) : schema;
  };
  return runningRoutes(test).map((route) => {
    const shape = route.path.replace(/:(\w+)/g, '{$1}');
    const documented = paths[shape] as unknown as Record<string, Documented> | undefined;
    const { parameters = [], requestBody } = documented?.[route.method.toLowerCase()] ?? {};
    const queries = parameters.filter((each) => each.in === 'query');
    const { properties = {} } = resolved(Object.values(requestBody?.content ?? {})[0]?.schema);
    return {
      ...route,
      pathNames: [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
      query: Object.fromEntries(queries.map(({ name, schema }) => [name, resolved(schema)])),
      fields: Object.fromEntries(
        Object.entries(properties).map(([name, schema]) => [name, resolved(schema)]),
      ),
    };
  });
};
