/** The carrier's error format, always with HTTP 200. */
export interface Notification {
  readonly Code: string;
  readonly Message: string;
}

// Only ERR52 is documented by the real carrier; the other codes are invented.
export const notifications = {
  badLogin: { Code: 'ERR01', Message: 'ClientInfo - Invalid username or password' },
  badAccount: { Code: 'ERR02', Message: 'ClientInfo - Invalid account number, pin or entity' },
  city: (city: string) => ({
    Code: 'ERR52',
    Message: `DestinationAddress - City name is invalid (${city})`,
  }),
  required: (field: string) => ({ Code: 'ERR20', Message: `${field} - is required` }),
  invalid: (field: string) => ({ Code: 'ERR21', Message: `${field} - is invalid` }),
  codService: {
    Code: 'ERR61',
    Message: 'Services - CODS and a cash on delivery amount belong together',
  },
  noShipment: { Code: 'ERR71', Message: 'Shipments - at least one is required' },
  unknownAwb: { Code: 'ERR72', Message: 'ShipmentNumber - not found' },
  rejected: { Code: 'ERR99', Message: 'The shipment was rejected' },
};
