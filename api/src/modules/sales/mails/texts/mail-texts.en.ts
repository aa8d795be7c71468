import type { MailTexts } from './mail-text.js';

export const ENGLISH: MailTexts = {
  verifyEmail: {
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    body: [
      'An account at {shop} was created with this email address. Use the button below to confirm that it is yours.',
      'The link is valid for 48 hours. If you did not create an account, you can ignore this email.',
    ],
    button: 'Confirm my address',
    footer: 'You received this email because an account at {shop} was created with this address.',
  },
  passwordReset: {
    subject: 'Reset your {shop} password',
    heading: 'Choose a new password, {name}',
    neutral: 'Choose a new password',
    body: [
      'We received a request to reset your password. Use the button below to choose a new one.',
      'The link works once and expires in 10 minutes. If you did not request it, you can ignore this email; your password stays the same.',
    ],
    button: 'Choose a new password',
    footer: 'You received this email because a password reset was requested at {shop}.',
  },
  signInCode: {
    subject: 'Your code to log in to {shop}',
    heading: 'Your code: {code}',
    body: [
      'Enter the code on the page where you requested it. It works once, only in that browser, and expires 10 minutes after your request.',
      'Do not give it to anyone: we never ask for it. If you did not request it, you can ignore this email.',
    ],
    footer: 'You received this email because a code to log in was requested at {shop}.',
  },
  staffReset: {
    subject: 'Reset your password for the dashboard of {shop}',
    heading: 'Choose a new password, {name}',
    body: [
      'We received a request to reset the password of the dashboard account "{username}". Use the button below to choose a new one. Your second factor stays on.',
      'The link works once and expires in 10 minutes. If you did not request it, you can ignore this email; your password stays the same.',
    ],
    button: 'Choose a new password',
    footer:
      'You received this email because a password reset was requested for the dashboard of {shop}.',
  },
  sellerApproved: {
    subject: 'Welcome to {shop}: you can sell with us',
    heading: 'Welcome, {name}',
    body: [
      'Your request to sell at {shop} has been approved.',
      'Use the button below to choose a password and start adding your products. The link works once and expires in seven days.',
    ],
    button: 'Open my seller account',
  },
  sellerRefused: {
    subject: 'Your request to sell at {shop}',
    heading: 'Thank you for your interest, {name}',
    body: [
      'We have reviewed your request to sell at {shop} and cannot accept it at this time.',
      '{reason}',
      'If you have any questions, please contact us.',
    ],
    button: 'Visit the shop',
  },
  sellerFooter: 'You received this email because you asked to sell at {shop}.',
  draftOrder: {
    subject: 'Your order at {shop} is ready to pay',
    heading: 'Your order is ready, {name}',
    neutral: 'Your order is ready',
    body: [
      'We have prepared the order that you asked us for. Use the button below to check it, change quantities or the address, and pay by card or cash on delivery.',
      'We cannot reserve the items, and prices may change, so order soon. The link works until the order is paid, for a limited time.',
    ],
    button: 'Check and pay',
    footer: 'You received this email because you asked {shop} to prepare an order for you.',
  },
  vendorStatements: {
    'vendor-statement': {
      subject: 'Your {shop} statement for {month}',
      heading: 'Your statement is ready, {name}',
      body: [
        'We have issued your statement for {month}. It lists every order line that was delivered or refunded in that month, and our commission.',
        'You can download it as PDF and as an Excel file in the dashboard.',
      ],
      button: 'View the statement',
    },
    'statement-paid': {
      subject: 'Your {shop} payout for {month}',
      heading: 'Your payout is on its way, {name}',
      body: [
        'We have paid your statement for {month}. Depending on your bank, the transfer can take a few working days to arrive.',
      ],
      button: 'View the statement',
    },
    number: 'Statement no.',
    payout: 'Payout to you',
    owed: 'Amount you owe',
    paidOn: 'Paid on',
    reference: 'Reference',
    footer: 'You received this email because you sell at {shop}.',
  },
  stockAlerts: {
    'stock-alert-confirm': {
      subject: 'Confirm your back-in-stock alert',
      heading: 'Please confirm your email address',
      body: [
        "We'll email you when {product} is back in stock. Please confirm your request with the button below.",
        "If you did not ask for this, please ignore this email: we'll delete the request after a day.",
      ],
      button: 'Confirm my request',
    },
    'stock-alert': {
      subject: 'Back in stock: {product}',
      heading: "It's back in stock",
      body: [
        "Good news: {product} is back in stock. We can't reserve it for you, so order soon.",
        "We won't email you about it again.",
      ],
      button: 'View the product',
    },
    stop: 'Unsubscribe from all back-in-stock alerts',
    footer:
      'You received this email because someone asked {shop} for a back-in-stock alert for this address.',
  },
  security: {
    'password-changed': {
      subject: 'Your {shop} password was changed',
      heading: 'Your password was changed',
      body: [
        'The password of your account at {shop} was changed. Other devices were signed out.',
        'If this was not you, contact us at once.',
      ],
    },
    'password-removed': {
      subject: 'Your {shop} password was removed',
      heading: 'Your password was removed',
      body: [
        'You have logged in with a code, which has confirmed your email address. Until then the address was not confirmed, so we have removed the password of the account and logged out other devices: another person may have set it.',
        'To use a password again, choose a new one with "Forgot password?".',
      ],
    },
    'email-changed': {
      subject: 'The email address of your account was changed',
      heading: 'Your email address was changed',
      body: [
        'Our customer service has given your account at {shop} another email address. This one gets no more messages about it.',
        'If you did not ask for this, contact us at once.',
      ],
    },
    'new-browser': {
      subject: 'New login to your {shop} account',
      heading: 'New login with another browser',
      body: [
        'Your account at {shop} has logged in with a browser it has not used before: {browser}.',
        'If this was not you, change your password at once and log out the devices you do not know in your profile.',
      ],
    },
    'passkey-added': {
      subject: 'Passkey added to your {shop} account',
      heading: 'A passkey was added',
      body: [
        'You can now log in to your account at {shop} with a new passkey.',
        'If this was not you, change your password at once, remove the passkey in your profile and log out everywhere else.',
      ],
    },
    'passkey-removed': {
      subject: 'Passkey removed from your {shop} account',
      heading: 'A passkey was removed',
      body: [
        'A passkey no longer logs in to your account at {shop}. Other devices were logged out.',
        'If this was not you, change your password at once.',
      ],
    },
    'staff-second-factor-on': {
      subject: 'Second factor turned on',
      heading: 'Your second factor is on',
      body: [
        'Signing in to the dashboard of {shop} with your account now also needs a code of your authenticator app.',
        'If this was not you, contact an admin of the shop at once.',
      ],
    },
    'staff-second-factor-off': {
      subject: 'Second factor turned off',
      heading: 'Your second factor is off',
      body: [
        'The second factor of your account for the dashboard of {shop} was turned off. The authenticator app, the recovery codes and the passkeys are no longer valid.',
        'If this was not you and no admin has announced it to you, contact an admin of the shop at once.',
      ],
    },
    'staff-app-off': {
      subject: 'Authenticator app removed',
      heading: 'Your authenticator app was removed',
      body: [
        'The authenticator app and the recovery codes of your account for the dashboard of {shop} are no longer valid. Signing in now needs one of your passkeys.',
        'If this was not you, contact an admin of the shop at once.',
      ],
    },
    'staff-passkey-added': {
      subject: 'Passkey added to your account',
      heading: 'A passkey was added',
      body: [
        'A new passkey signs in to the dashboard of {shop} with your account. The other sessions of the account were ended.',
        'If this was not you, contact an admin of the shop at once.',
      ],
    },
    'staff-passkey-removed': {
      subject: 'Passkey removed from your account',
      heading: 'A passkey was removed',
      body: [
        'A passkey no longer signs in to the dashboard of {shop} with your account. The other sessions of the account were ended.',
        'If this was not you, contact an admin of the shop at once.',
      ],
    },
    'staff-new-browser': {
      subject: 'New sign-in to the dashboard of {shop}',
      heading: 'New sign-in with another browser',
      body: [
        'Your account has signed in to the dashboard of {shop} with a browser it has not used before: {browser}.',
        'If this was not you, change your password at once and end the sessions you do not know under "My account".',
      ],
    },
    'staff-email-changed': {
      subject: 'The email address of your account was changed',
      heading: 'Your email address was changed',
      body: [
        'An admin has given your account for the dashboard of {shop} another email address. This one gets no more messages about it.',
        'If you did not know about it, contact an admin of the shop at once.',
      ],
    },
    passkeysRemoved: 'All passkeys of the account were removed.',
    unknownBrowser: 'unknown browser',
    footer: 'You received this email because it concerns the safety of your account at {shop}.',
  },
  mails: {
    'order-received': {
      subject: 'We have received your order {order}',
      heading: 'Thank you, {name}',
      neutral: 'Thank you for your order',
      body: [
        'We have received your order. We will call you to confirm it before we send it.',
        'You pay {total} when the parcel arrives.',
      ],
      button: 'View my order',
    },
    'order-confirmed': {
      subject: 'Your order {order} is confirmed',
      heading: 'Thank you, {name}',
      neutral: 'Thank you for your order',
      body: [
        'We have received your payment of {total}. Your order is confirmed.',
        'We will email you again when your parcel is with the courier.',
      ],
      cash: [
        'Your order is confirmed. You pay {total} when the parcel arrives.',
        'We will email you again when your parcel is with the courier.',
      ],
      free: [
        'Your order is confirmed. There is nothing to pay.',
        'We will email you again when your parcel is with the courier.',
      ],
      button: 'View my order',
    },
    'order-shipped': {
      subject: 'Your parcel for order {order}',
      heading: 'Your parcel is on its way',
      body: [
        'The courier will deliver your parcel within one to three business days.',
        'Use the waybill number below to track it.',
      ],
      button: 'View my order',
    },
    'details-missing': {
      subject: 'Confirm the delivery details of order {order}',
      heading: 'One more step, {name}',
      neutral: 'One more step',
      body: [
        'We have received your order, but its delivery details have not been confirmed yet.',
        'If you do not confirm them within one day, we will send it to the address you entered at checkout.',
      ],
      button: 'Confirm the delivery details',
    },
    'order-cancelled': {
      subject: 'Your order {order} was cancelled',
      heading: 'Your order was cancelled',
      body: [
        'If you paid by card, the amount will be refunded to the same card. We will email you when it is done.',
      ],
      cash: ['There is nothing to pay, and no delivery will be made.'],
      button: 'View my order',
    },
    'order-refunded': {
      subject: 'Your refund for order {order}',
      heading: 'Your refund has been issued',
      body: [
        'We have refunded {amount} to the card you paid with. It may take a few days to appear in your account.',
      ],
      cash: ['We have refunded {amount} of your cash payment.'],
      byHand: {
        bank: [
          'We could not refund {amount} to your card, so we have sent it by bank transfer. It may take a few days to appear in your account.',
        ],
        cash: ['We could not refund {amount} to your card, so we have returned it in cash.'],
      },
      button: 'View my order',
    },
    'order-delivered': {
      subject: 'Your order {order} was delivered',
      heading: 'Your parcel has arrived',
      body: ['We hope you love it. Write a review to help other shoppers; it only takes a minute.'],
      button: 'View my order',
    },
    'late-parcel': {
      subject: 'Your order {order} arrived late: {amount} for your next one',
      heading: 'Sorry for the wait',
      body: [
        'Your parcel arrived after the day we promised. As an apology, we give you a coupon of {amount} for your next order.',
        'Your code: {code}',
        'The button opens the shop with your coupon, and checkout applies it. You can also enter the code there yourself, until {lastDay}. It can be used once.',
      ],
      button: 'Shop with my coupon',
    },
    'return-requested': {
      subject: 'Your return for order {order}',
      heading: 'We received your return request',
      body: [
        'We review it and email you our decision. Please keep the items unused, with their tags and packaging.',
      ],
      button: 'View my return',
    },
    'return-approved': {
      subject: 'Your return for order {order} is approved',
      heading: 'Your return is approved',
      body: [
        'Please pack the items as you received them. The courier contacts you and collects the parcel from your address, free of charge.',
        'Once we have received and checked the items, we refund the card you paid with.',
      ],
      cash: [
        'Please pack the items as you received them. The courier contacts you and collects the parcel from your address, free of charge.',
        'Once we have received and checked the items, we refund you by bank transfer. We will ask you for the IBAN.',
      ],
      button: 'View my return',
    },
    'return-received': {
      subject: 'We received your return for order {order}',
      heading: 'Your items have arrived',
      body: ['We check them and then refund you. We email you once the refund is sent.'],
      button: 'View my return',
    },
    'return-refused': {
      subject: 'Your return for order {order}',
      heading: 'We cannot accept your return',
      body: ['{reason}', 'If you have any questions, please contact us.'],
      button: 'View my return',
    },
  },
  subtotal: 'Subtotal',
  delivery: 'Delivery',
  discount: 'Discount',
  adjustment: 'Adjustment',
  refunded: 'Refunded',
  free: 'Free',
  total: 'Total (VAT included)',
  toCollect: 'To pay on delivery',
  waybill: 'Waybill',
  review: 'Write a review',
  order: 'Order',
  deliverTo: 'Deliver to',
  deliverBy: 'Delivery by',
  questions: 'Questions',
  footer: 'You received this email because you placed an order at {shop}.',
};
