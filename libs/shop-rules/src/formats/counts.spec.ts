import { daysText } from './counts.js';

it('STAT-05 days have the correct plural, in English and in Arabic', () => {
  const named = (locale: 'en' | 'ar') => [1, 2, 3, 10, 15].map((days) => daysText(days, locale));
  expect(named('en')).toEqual(['1 day', '2 days', '3 days', '10 days', '15 days']);
  expect(named('ar')).toEqual(['يوم واحد', 'يومين', '3 أيام', '10 أيام', '15 يوماً']);
});
