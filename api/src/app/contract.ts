import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { IDENTIFY, NEEDS, WHO, type Access } from '../platform/auth/access.js';
import { STAFF_COOKIE, XSRF_COOKIE } from '../platform/auth/sessions/cookies.js';
import { ProblemDto } from '../platform/http/problem.dto.js';

type Requirement = Record<string, string[]>;
interface Declared {
  [WHO]?: string[];
  [IDENTIFY]?: Access['identify'];
  [NEEDS]?: string;
  description?: string;
  security?: Requirement[];
}

/** The OpenAPI document of the API. */
export const contractOf = (app: INestApplication): OpenAPIObject => {
  const document = SwaggerModule.createDocument(
    app,
    new DocumentBuilder()
      .setTitle('Online shop')
      .setVersion('1')
      .addServer('/api')
      .addBearerAuth({ type: 'http', description: 'The session of a shopper.' }, 'shopper')
      .addCookieAuth(
        STAFF_COOKIE,
        {
          type: 'apiKey',
          description: `The session of staff; the operation names the right that their role needs. Over HTTPS its name begins with \`__Host-\`.`,
        },
        'staff',
      )
      .addApiKey(
        {
          type: 'apiKey',
          in: 'header',
          name: 'X-XSRF-TOKEN',
          description: `The value of the cookie \`${XSRF_COOKIE}\`, over https \`__Host-${XSRF_COOKIE}\`; required for writes by staff.`,
        },
        'xsrf',
      )
      .build(),
    {
      ignoreGlobalPrefix: true,
      extraModels: [ProblemDto],
      operationIdFactory: (controller, method) =>
        `${controller.replace(/Controller$/, '')}_${method}`,
    },
  );
  for (const operations of Object.values(document.paths))
    for (const [method, operation] of Object.entries(operations))
      declareSecurity(method, operation);
  return document;
};

const withRight = (description: string | undefined, right: string): string =>
  [description, `Staff need the right \`${right}\`.`].filter(Boolean).join('\n\n');

/** Documents the access of an operation from its guard metadata. */
const declareSecurity = (method: string, operation: Declared): void => {
  const who = operation[WHO] ?? [];
  const identify = operation[IDENTIFY] ?? false;
  delete operation[IDENTIFY];
  const right = operation[NEEDS];
  if (right) operation.description = withRight(operation.description, right);
  else delete operation[NEEDS];
  const isPublic = who.includes('public');
  const byShopper = isPublic ? identify === true : who.includes('shopper');
  const byStaff = isPublic ? identify !== false : who.some((role) => role !== 'shopper');
  const staff: Requirement = method === 'get' ? { staff: [] } : { staff: [], xsrf: [] };
  const sessions = [...(byShopper ? [{ shopper: [] }] : []), ...(byStaff ? [staff] : [])];
  operation.security = isPublic && sessions.length > 0 ? [{}, ...sessions] : sessions;
};
