/** Messages that only their recipient can read: the example of the standard, and our own reader. */
import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { CURVE, isReader, sealed } from './encrypt.ts';
import { Device } from './testing/service.ts';

/** RFC 8291, section 5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  writer: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  reader: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
const keyOf = (text: string) => {
  const own = createECDH(CURVE);
  own.setPrivateKey(bytes(text));
  return own;
};

test('the example of RFC 8291 is reproduced byte for byte', () => {
  const drawn = { own: keyOf(example.writer), salt: bytes(example.salt) };
  expect(sealed(Buffer.from(example.text), example, drawn, 1).toString('base64url')).toBe(example.body);
});
test('and its recipient decrypts it', () => {
  const device = new Device(keyOf(example.reader), bytes(example.auth));
  expect(device.keys).toEqual({ p256dh: example.p256dh, auth: example.auth });
  expect(device.read(bytes(example.body))).toBe(example.text);
});
test('only its recipient can decrypt a message', () => {
  const [ann, ben] = [Device.fresh(), Device.fresh()];
  const body = sealed(Buffer.from('Ваш хід.'), ann.keys);
  expect(ann.read(body)).toBe('Ваш хід.');
  expect(() => ben.read(body)).toThrow();
  body[body.length - 20]! ^= 1;
  expect(() => ann.read(body)).toThrow();
});
test('the length of a message reveals nothing about a short text', () => {
  const { keys } = Device.fresh();
  const length = (text: string): number => sealed(Buffer.from(text), keys).length;
  expect(length('x')).toBe(length('x'.repeat(511)));
  expect(length('x'.repeat(512))).toBeGreaterThan(length('x'));
});
test('an invalid browser key is detected before encryption', () => {
  const { keys } = Device.fresh();
  expect(isReader(keys)).toBe(true);
  expect(isReader({ ...keys, auth: 'AAAA' })).toBe(false);
  expect(isReader({ ...keys, p256dh: keys.p256dh.slice(0, -4) })).toBe(false);
  // A point of the right length that is not on the curve.
  expect(isReader({ ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false);
});
