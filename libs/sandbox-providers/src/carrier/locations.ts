import type { SandboxResponse } from '../http/responses.js';
import type { SandboxRequest } from '../http/routes.js';
import { amount, fields, parseFields, text, type Fields } from '../common/read.js';
import type { Carrier } from './carrier.js';
import { carrierResponse, requestErrorPage } from './protocol/carrier-response.js';
import { AE_CITIES, isCity } from './cities.js';
import { notifications, type Notification } from './protocol/notification.js';

const BASE_RATE = 20;
const RATE_PER_KG = 5;

/** Cities of a country by prefix. */
export const fetchCities = (carrier: Carrier, request: SandboxRequest) =>
  answered(carrier, request, 'CitiesFetchingResponse', (body) => {
    const start = text(body.NameStartsWith).toLowerCase();
    const cities = text(body.CountryCode) === 'AE' ? AE_CITIES : [];
    return { value: { Cities: cities.filter((city) => city.toLowerCase().startsWith(start)) } };
  });

/** Whether the carrier delivers to the city of an address. */
export const validateAddress = (carrier: Carrier, request: SandboxRequest) =>
  answered(carrier, request, 'AddressValidationResponse', (body) => {
    const city = text(fields(body.Address).City);
    const problem = isCity(city) ? undefined : notifications.city(city);
    return { problem, value: { SuggestedAddresses: [] } };
  });

/** Price by weight, without tax. */
export const calculateRate = (carrier: Carrier, request: SandboxRequest) =>
  answered(carrier, request, 'RateCalculatorResponse', (body) => {
    const city = text(fields(body.DestinationAddress).City);
    const weight = amount(fields(fields(body.ShipmentDetails).ActualWeight).Value);
    const total = BASE_RATE + Math.ceil(weight) * RATE_PER_KG;
    return {
      problem: isCity(city) ? undefined : notifications.city(city),
      value: {
        TotalAmount: { CurrencyCode: 'AED', Value: total },
        RateDetails: { Amount: total, TotalAmountBeforeTax: total, TaxAmount: 0 },
      },
    };
  });

function answered(
  carrier: Carrier,
  request: SandboxRequest,
  rootName: string,
  act: (body: Fields) => { problem?: Notification; value: Record<string, unknown> },
): SandboxResponse {
  const body = parseFields(request.body);
  if (!body) return requestErrorPage('The body is not JSON.');
  const denied = carrier.authProblem(body);
  const { problem = undefined, value = {} } = denied ? {} : act(body);
  const wrong = denied ?? problem;
  return carrierResponse(request, rootName, {
    Transaction: fields(body.Transaction),
    Notifications: wrong ? [wrong] : [],
    HasErrors: wrong !== undefined,
    ...(wrong ? {} : value),
  });
}
