import { escapeHtml } from '../../http/escape-html.js';

const NAMESPACE = 'http://ws.aramex.net/ShippingAPI/v1/';
/** Element name of each list that does not use `string`. */
const ITEM_NAMES: Record<string, string> = {
  Notifications: 'Notification',
  Shipments: 'ProcessedShipment',
  TrackingResults: 'KeyValueOfstringArrayOfTrackingResultmFAkxlpY',
  Value: 'TrackingResult',
  SuggestedAddresses: 'Address',
  LabelFileContents: 'byte',
};

/** XML of a response. */
export const toXml = (rootName: string, value: Record<string, unknown>) =>
  `<?xml version="1.0" encoding="utf-8"?><${rootName} xmlns="${NAMESPACE}">${inner(value)}</${rootName}>`;

function inner(value: object): string {
  return Object.entries(value)
    .map(([name, child]) => element(name, child))
    .join('');
}

function element(name: string, value: unknown): string {
  if (value === null || value === undefined) return `<${name}/>`;
  if (Array.isArray(value)) {
    const item = ITEM_NAMES[name] ?? 'string';
    return `<${name}>${value.map((one) => element(item, one)).join('')}</${name}>`;
  }
  if (typeof value === 'object') return `<${name}>${inner(value)}</${name}>`;
  return `<${name}>${escapeHtml(String(value))}</${name}>`;
}
