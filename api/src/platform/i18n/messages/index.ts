import { inputsMessages } from './inputs.js';
import { serverMessages } from './server.js';
import { filesMessages } from './files.js';
import { accountsMessages } from './accounts.js';
import { catalogueMessages } from './catalogue.js';
import { contentMessages } from './content.js';
import { exportMessages } from './exports.js';
import { exportedListsMessages } from './exported-lists.js';
import { productImportMessages } from './product-import.js';
import { importRowsMessages } from './import-rows.js';
import { checkoutMessages } from './checkout.js';
import { couponsMessages } from './coupons.js';
import { ordersMessages } from './orders.js';
import { searchWordsMessages } from './search-words.js';
import { shipmentsMessages } from './shipments.js';
import { returnsMessages } from './returns.js';
import { draftOrdersMessages } from './draft-orders.js';
import { historyMessages } from './history.js';
import { listImportsMessages } from './list-imports.js';
import { listViewsMessages } from './list-views.js';
import { permissionsMessages } from './permissions.js';
import { providersMessages } from './providers.js';
import { reportsMessages } from './reports.js';
import { cashStatementsMessages } from './cash-statements.js';
import { vendorStatementsMessages } from './vendor-statements.js';

/** Every sentence of the API by its id, in both languages, in the message format of ICU. */
export const MESSAGES = {
  ...inputsMessages,
  ...serverMessages,
  ...filesMessages,
  ...accountsMessages,
  ...catalogueMessages,
  ...contentMessages,
  ...productImportMessages,
  ...importRowsMessages,
  ...checkoutMessages,
  ...couponsMessages,
  ...ordersMessages,
  ...reportsMessages,
  ...exportMessages,
  ...exportedListsMessages,
  ...searchWordsMessages,
  ...shipmentsMessages,
  ...returnsMessages,
  ...draftOrdersMessages,
  ...historyMessages,
  ...listImportsMessages,
  ...listViewsMessages,
  ...permissionsMessages,
  ...providersMessages,
  ...cashStatementsMessages,
  ...vendorStatementsMessages,
};
