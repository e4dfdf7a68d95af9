import staffVouchersTexts from '#features/voucher/texts/staff-vouchers.ts'
import staffRosterTexts from '#features/booking/texts/staff-roster.ts'
import { checkInCode } from '#features/booking/roster/check-in-code.server.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import QRCode from 'qrcode'
import { openPdfReader } from '../read-qr-of-pdf.ts'
import { APP_SECRET } from './auth-secret.ts'
import { book } from './booking-site.ts'
import { browserWithCamera, withoutDetector } from './fake-camera.ts'
import { openRoster, toToday } from './roster-site.ts'
import { buy } from './office-orders.ts'
import { consoleProblems, expect, test } from './site.ts'
import { addEvent, aMember, anInput, bookingsOf, callStaffApi, type Member, openStaff } from './staff-site.ts'

const vouchersDe = staffVouchersTexts.de
const rosterDe = staffRosterTexts.de

/** An option that only the decoder knows. */
const IN_DECODER = 'imageOnBitmap'

test('the back office reads a printed voucher by camera where the browser has no code reader', async ({
  request,
  baseURL,
}) => {
  const email = `camera-${crypto.randomUUID().slice(0, 8)}@example.ch`
  await buy(request, { 'gutschein-wert-100': 1 }, email)
  const member = await aMember(request)
  const id = await voucherOf(request, member, email)
  const paper = await request.get(`/api/staff/vouchers/${id}/file`, {
    headers: { authorization: `Bearer ${member.token}` },
  })
  const reader = await openPdfReader()
  const text = await reader.qrOf(await paper.body())
  reader.close()
  expect(text).toContain('GRAT-')
  const camera = await browserWithCamera(await QRCode.toBuffer(text ?? '', { errorCorrectionLevel: 'M' }))
  const context = await camera.browser.newContext({ ...(baseURL && { baseURL }), locale: 'de-CH' })
  await context.addInitScript(withoutDetector)
  const desk = await context.newPage()
  const problems = consoleProblems(desk)
  const loaded = filesOf(desk)
  await openStaff(desk, { member, language: 'de', address: '?view=vouchers' })
  await expect(desk.getByLabel(vouchersDe.field.label)).toBeVisible()
  expect(await decodersIn(request, loaded)).toBe(0)
  await desk.getByRole('button', { name: vouchersDe.field.camera }).click()
  await expect(desk).toHaveURL(new RegExp(`gutscheine/${id}`))
  expect(await decodersIn(request, loaded)).toBe(1)
  expect(problems).toEqual([])
  await camera.close()
})

test('the roster reads a guest’s code offline, by a decoder that was cached with the page', async ({
  request,
  baseURL,
}) => {
  const owner = await aMember(request)
  const event = await addEvent(request, owner, anInput(1))
  await book(request, { eventId: event, name: 'Lia Muster' })
  await toToday(request, owner, event)
  const [booking] = await bookingsOf(request, owner, event)
  const code = checkInCode(Buffer.from(APP_SECRET, 'hex'), booking?.id ?? '')
  const camera = await browserWithCamera(await QRCode.toBuffer(code))
  const context = await camera.browser.newContext({ ...(baseURL && { baseURL }), locale: 'de-CH' })
  await context.addInitScript(withoutDetector)
  const page = await context.newPage()
  await openRoster(page, owner, event)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: rosterDe.scan.open }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lia Muster')
  await page.getByRole('button', { name: rosterDe.scan.here, exact: true }).click()
  await expect(page.getByText('1 von 1 da')).toBeVisible()
  await camera.close()
})

function filesOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  return files
}

async function decodersIn(request: APIRequestContext, files: readonly string[]): Promise<number> {
  const scripts = files.filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map(async (file) => (await request.get(file)).text()))
  return texts.filter((text) => text.includes(IN_DECODER)).length
}

async function voucherOf(request: APIRequestContext, member: Member, email: string): Promise<string> {
  const path = `/vouchers?filter=all&q=${encodeURIComponent(email)}`
  const read = async () =>
    (await callStaffApi<{ vouchers: { id: string }[] }>(request, member, path)).vouchers
  await expect.poll(async () => (await read()).length).toBe(1)
  return (await read())[0]?.id ?? ''
}
