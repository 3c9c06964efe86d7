import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import webPush from 'web-push';
import { isWeakSecret, pushKeysOf } from './push-keys.ts';

test('the same secret gives the same keys, another one others', () => {
  const keys = pushKeysOf('a secret of the tests, long enough');
  expect(pushKeysOf('a secret of the tests, long enough')).toEqual(keys);
  expect(pushKeysOf('another secret of the tests, as long')).not.toEqual(keys);
});

test('they are a pair of P-256 that web push accepts', () => {
  const keys = pushKeysOf('s');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(keys.privateKey, 'base64url');
  expect(curve.getPublicKey('base64url')).toBe(keys.publicKey);
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const subscription = {
    endpoint: 'https://push.example/1',
    keys: { p256dh: browser.getPublicKey('base64url'), auth: Buffer.alloc(16).toString('base64url') },
  };
  const vapidDetails = { subject: 'https://tavola.example', ...keys };
  const { headers } = webPush.generateRequestDetails(subscription, 'hello', { vapidDetails });
  expect(headers.Authorization).toContain(keys.publicKey);
});

test('a secret of fewer than 32 characters is weak', () => {
  expect(isWeakSecret('x'.repeat(31))).toBe(true);
  expect(isWeakSecret('x'.repeat(32))).toBe(false);
});
