import { isProfileUrl, type SocialNetwork } from './social-links.js';

it.each<[SocialNetwork, string, boolean]>([
  ['instagram', 'https://www.instagram.com/liwan.ae/', true],
  ['tiktok', 'https://www.tiktok.com/@liwan.ae', true],
  ['snapchat', 'https://snapchat.com/add/liwan', true],
  ['youtube', 'https://www.youtube.com/channel/UC_x5', true],
  ['x', 'https://twitter.com/liwan', true],
  ['facebook', 'https://m.facebook.com/liwan', true],
  ['instagram', 'https://www.instagram.com/', false],
  ['tiktok', 'https://www.tiktok.com/@', false],
  ['instagram', 'http://www.instagram.com/liwan', false],
  ['instagram', 'https://instagram.com.example.com/liwan', false],
  ['instagram', 'https://instagram.com@example.com/liwan', false],
  ['instagram', 'https://www.facebook.com/liwan', false],
  ['facebook', 'javascript:alert(1)', false],
  ['facebook', '', false],
])('LOOK-03 %s: %s is a profile: %s', (network, address, expected) => {
  expect(isProfileUrl(network, address)).toBe(expected);
});
