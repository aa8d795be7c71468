import { loadEnv } from '../../../platform/config/env.js';
import { defaultSettings } from './default-settings.js';

const settings = (env: Record<string, string> = {}) => defaultSettings(loadEnv(env));
const OWN = { SHOP_NAME: 'Noura Boutique', SHOP_NAME_AR: 'بوتيك نورة' };
const NOWHERE = { en: '', ar: '' };

it('FIRST-12 a shop of its own has no contact and no address until they are entered', () => {
  for (const MAIL_FROM of ['hello@liwan.example', 'no-reply@localhost'])
    expect(settings({ ...OWN, MAIL_FROM })).toMatchObject({
      contactPhone: '',
      contactEmail: '',
      whatsapp: '',
      address: NOWHERE,
      openingHours: NOWHERE,
    });
});

it('FIRST-12 its contact is that of its environment', () => {
  const env = { ...OWN, MAIL_FROM: 'shop@noura.example', CONTACT_PHONE: '971501234567' };
  expect(settings(env)).toMatchObject({
    contactPhone: '+971 50 123 4567',
    contactEmail: 'shop@noura.example',
    whatsapp: '971501234567',
  });
  expect(settings({ ...env, CONTACT_EMAIL: 'hello@noura.example' }).contactEmail).toBe(
    'hello@noura.example',
  );
});

it('FIRST-12 the demo has its own', () => {
  expect(settings()).toMatchObject({
    contactPhone: '+971 50 000 0000',
    contactEmail: 'hello@liwan.example',
    whatsapp: '971500000000',
  });
});
