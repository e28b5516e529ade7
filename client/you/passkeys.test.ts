/** Passkeys in a real browser, with an authenticator that Chromium itself plays: made, used elsewhere, removed, refused. */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { served } from '../../server/testing/served.ts';
import { some } from '../../testing/amount.ts';
import { launchBrowser } from '../../testing/browser.ts';
import { words as en } from '../../words/en/pages/you.ts';
import type { Language } from '../../words/language.ts';
import { words as uk } from '../../words/uk/pages/you.ts';
import { built } from '../testing/files.ts';
import { fitsTheScreen, isAccessible, type Size, visit } from '../testing/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});

interface Device {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}
/** A device with a finger on it. */
const deviceOf = async (page: Page): Promise<Device> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
};
/** The same passkeys, as a synchronised account has them. */
const copyKeys = async (from: Device, to: Device): Promise<void> => {
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', { authenticatorId: from.authenticatorId });
  for (const credential of credentials)
    await to.cdp.send('WebAuthn.addCredential', { authenticatorId: to.authenticatorId, credential });
};
const guestOf = async (page: Page): Promise<string> =>
  ((await (await page.request.get(`${new URL(page.url()).origin}/api/me`)).json()) as { guest: string }).guest;

test.each(
  some<[Language, Size, typeof en, unknown: string]>([
    ['uk', 'least', uk, 'Цей ключ доступу тут не підходить.'],
    ['en', 'desk', en, 'This passkey cannot be used here.'],
  ]),
)(
  'a passkey is made, brings its guest back in a new browser and is removed, in %s on a %s',
  async (language, size, words, unknown) => {
    const { port } = await served({}, { pages: built });
    const site = `http://localhost:${port}/you`;
    const [first, second] = [await visit(browser, { language, size }), await visit(browser, { language, size })];
    const device = await deviceOf(first.page);
    await first.page.goto(site);
    // By keyboard alone.
    await first.page.getByRole('button', { name: words.passkeys.add }).press('Enter');
    await first.page.getByText(words.passkeys.added).waitFor();
    await first.page.locator('.passkeys li').waitFor();
    await fitsTheScreen(first.page);
    await isAccessible(first.page);
    // One device holds one passkey of a guest. A page that shows no code asks for a proof.
    await first.page.reload();
    await first.page.locator('.passkeys li').waitFor();
    await first.page.getByRole('button', { name: words.passkeys.add }).click();
    await first.page.locator('.proving').waitFor();
    await isAccessible(first.page);
    await fitsTheScreen(first.page);
    await first.page.getByRole('button', { name: words.proving.byKey }).click();
    await first.page.getByText(words.passkeys.had).waitFor();
    await first.page.getByRole('button', { name: words.device.signOut }).click();
    await isAccessible(first.page);
    await fitsTheScreen(first.page);
    await first.page.getByRole('button', { name: words.device.onlySignOut }).click();
    await first.page.getByText(words.device.signedOut).waitFor();

    const other = await deviceOf(second.page);
    await second.page.goto(site);
    await second.page.getByText(words.device.have).click();
    const come = second.page.getByRole('button', { name: words.passkeys.come });
    // A device without one.
    await come.click();
    await second.page.getByText(words.passkeys.declined).waitFor();
    await copyKeys(device, other);
    await come.press('Enter');
    await second.page.locator('.passkeys li').waitFor();
    await isAccessible(second.page);
    await fitsTheScreen(second.page);
    expect(await guestOf(second.page)).toBe(await guestOf(first.page));

    await second.page.locator('.passkeys li button').press('Enter');
    await second.page.getByRole('button', { name: words.proving.byKey }).press('Enter');
    await second.page.getByText(words.passkeys.removed).waitFor();
    expect(await second.page.locator('.passkeys li').count()).toBe(0);
    await come.click();
    await second.page.locator('.return').getByText(unknown).waitFor();
    expect(first.complaints).toEqual([]);
    // The one refusal of the server.
    expect(second.complaints.filter(text => !text.includes('403'))).toEqual([]);
    await Promise.all([first.close(), second.close()]);
  },
);

test.each(
  some<[Language, Size, typeof en, unproven: string]>([
    ['en', 'least', en, 'This takes one of your passkeys or a recovery code of yours.'],
    ['uk', 'small', uk, 'Для цього потрібен один із ваших ключів доступу або ваш код повернення.'],
  ]),
)(
  'who has a passkey shows it, or a code, for a new code, to end all that is younger and to be deleted, in %s on a %s',
  async (language, size, words, unproven) => {
    const { port, store } = await served({}, { pages: built });
    const { page, complaints, close } = await visit(browser, { language, size });
    await deviceOf(page);
    await page.goto(`http://localhost:${port}/you`);
    const code = await page.locator('.code output').innerText();
    await page.getByRole('button', { name: words.passkeys.add }).click();
    await page.getByText(words.passkeys.added).waitFor();
    const id = await guestOf(page);
    await page.reload();
    await page.locator('.passkeys li').waitFor();
    const device = page.locator('[aria-labelledby="device"]');
    const typed = async (text: string): Promise<void> => {
      await page.locator('.proving input').fill(text);
      await page.locator('.proving').getByRole('button', { name: words.proving.byCode }).click();
    };
    await device.getByRole('button', { name: words.device.make }).click();
    await page.getByText(words.device.proveToMake).waitFor();
    await isAccessible(page);
    await fitsTheScreen(page);
    await typed('NOT MY CODE');
    await device.getByText(unproven).waitFor();
    await device.getByRole('button', { name: words.device.make }).click();
    await page.locator('.proving').getByRole('button', { name: words.proving.byKey }).click();
    const renewed = await page.locator('.code output').innerText();
    expect(renewed).not.toBe(code);
    await page.reload();
    await page.locator('.passkeys li').waitFor();
    await device.getByRole('button', { name: words.device.signOut }).click();
    await page.getByText(words.device.proveToSignOut).waitFor();
    await typed(renewed);
    await device.getByText(words.device.signedOutAll).waitFor();
    expect(await page.locator('.passkeys li').count()).toBe(1);
    const data = page.locator('[aria-labelledby="data"]');
    await data.getByRole('button', { name: words.data.remove }).click();
    await data.getByRole('button', { name: words.data.really }).click();
    await page.getByText(words.data.proveToRemove).waitFor();
    await isAccessible(page);
    await fitsTheScreen(page);
    await typed(renewed);
    await page.waitForURL(`http://localhost:${port}/`);
    expect(await store.passkeys.ofGuest(id)).toEqual([]);
    expect(complaints.filter(text => !text.includes('403'))).toEqual([]);
    await close();
  },
);

test('where there are no passkeys, no button is offered and the page says why', async () => {
  const { url, port } = await served({}, { pages: built });
  const { page, complaints, close } = await visit(browser, { size: 'small' });
  await page.goto(`${url}/you`);
  await page.locator('.passkeys').getByText(en.passkeys.noAddress).waitFor();
  expect(await page.getByRole('button', { name: en.passkeys.add }).count()).toBe(0);
  await page.getByText(en.device.have).click();
  await page.locator('.return').getByText(en.passkeys.noAddress).waitFor();
  await isAccessible(page);
  await page.addInitScript(() => Object.defineProperty(window, 'PublicKeyCredential', { value: undefined }));
  await page.goto(`http://localhost:${port}/you`);
  await page.locator('.passkeys').getByText(en.passkeys.noBrowser).waitFor();
  expect(await page.getByRole('button', { name: en.passkeys.add }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
