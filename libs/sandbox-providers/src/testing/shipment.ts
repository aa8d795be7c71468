export const ACCOUNT = {
  username: 'shop@example.com',
  password: 'carrier-pass',
  accountNumber: '20016',
  accountPin: '331421',
  accountEntity: 'DXB',
};

export const CLIENT_INFO = {
  UserName: ACCOUNT.username,
  Password: ACCOUNT.password,
  Version: 'v1',
  AccountNumber: ACCOUNT.accountNumber,
  AccountPin: ACCOUNT.accountPin,
  AccountEntity: ACCOUNT.accountEntity,
  AccountCountryCode: 'AE',
  Source: 24,
};

export interface ShipmentOptions {
  reference?: string;
  personName?: string;
  city?: string;
  email?: string;
  services?: string;
  cod?: number;
  dueDate?: string;
  reportType?: 'URL' | 'RPT';
}

const contact = (name: string, email: string) => ({
  PersonName: name,
  CompanyName: name,
  PhoneNumber1: '+971501234567',
  CellPhone: '+971501234567',
  EmailAddress: email,
});
const address = (city: string) => ({ Line1: 'Street 1', Line2: '', City: city, CountryCode: 'AE' });

/** One shipment in the shop's format. */
export const shipment = (options: ShipmentOptions) => ({
  Reference1: options.reference ?? 'OP1',
  Reference2: '',
  Reference3: '',
  Shipper: {
    AccountNumber: ACCOUNT.accountNumber,
    PartyAddress: address('Dubai'),
    Contact: contact('Liwan', 'sales@example.com'),
  },
  Consignee: {
    AccountNumber: '',
    PartyAddress: address(options.city ?? 'Sharjah'),
    Contact: contact(options.personName ?? 'Sara Ali', options.email ?? 'sara@example.com'),
  },
  ShippingDateTime: '/Date(1741178040000)/',
  DueDate: options.dueDate ?? '/Date(1741437240000+0400)/',
  Details: {
    Dimensions: { Length: 10, Width: 10, Height: 10, Unit: 'CM' },
    ActualWeight: { Unit: 'KG', Value: 0.5 },
    DescriptionOfGoods: 'Watch',
    GoodsOriginCountry: 'AE',
    NumberOfPieces: 1,
    ProductGroup: 'DOM',
    ProductType: 'ONP',
    PaymentType: 'P',
    PaymentOptions: '',
    CashOnDeliveryAmount:
      options.cod === undefined ? null : { CurrencyCode: 'AED', Value: options.cod },
    Services: options.services ?? '',
    Items: [],
  },
});

export const createBody = (...all: ShipmentOptions[]) => ({
  ClientInfo: CLIENT_INFO,
  LabelInfo: { ReportID: 9201, ReportType: all[0]?.reportType ?? 'URL' },
  Transaction: { Reference1: all[0]?.reference ?? 'OP1' },
  Shipments: all.map(shipment),
});

interface Notification {
  Code: string;
}

/** The parts of the carrier's response that the tests use. */
interface CarrierReply {
  HasErrors: boolean;
  Notifications: Notification[];
  Shipments: {
    ID: string;
    HasErrors: boolean;
    Notifications: Notification[];
    ShipmentLabel: { LabelURL: string; LabelFileContents: number[] };
  }[];
  ShipmentLabel: { LabelURL: string };
  TrackingResults: { Key: string; Value: { UpdateDateTime: string }[] }[];
  NonExistingWaybills: string[];
  Cities: string[];
  TotalAmount: { CurrencyCode: string; Value: number };
}

export const replyOf = async (response: Response) => (await response.json()) as CarrierReply;
