import type { Locator, Page } from '@playwright/test'
import { SignJWT } from 'jose'
import { TOTP } from 'otpauth'
import loginTexts from '#features/account/texts/login.ts'
import commonTexts from '#i18n/texts/common.ts'
import type { Language } from '#i18n/languages.ts'
import { AUTH_SECRET } from './auth-secret.ts'
import { expect, hydrated } from './site.ts'

export const PASSWORD = 'drei Stufen, eine Richtung'
export const LOGIN = loginTexts
export const COMMON = commonTexts

let people = 0
/** Unique, so that tests never share accounts. */
export function someone(): string {
  people += 1
  return `person-${people}-${Math.random().toString(36).slice(2, 8)}@example.ch`
}

export async function anAccount(origin: string | undefined, email = someone()): Promise<string> {
  await post(`${origin}/auth/v1/signup`, { email, password: PASSWORD })
  return email
}

/** As printed by `npm run account`. */
export async function linkFor(
  origin: string | undefined,
  type: 'invite' | 'recovery',
  email: string,
): Promise<string> {
  const key = await serviceKey()
  const body = { type, email, redirect_to: `${origin}/login` }
  const { action_link: link } = await post(`${origin}/auth/v1/admin/generate_link`, body, key)
  return String(link)
}

export function serviceKey(): Promise<string> {
  return new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(AUTH_SECRET))
}

/** TOTP now, or some 30-second steps away. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
}

export function formOf(page: Page, language: Language) {
  const { fields, signIn } = LOGIN[language]
  const main = page.getByRole('main')
  return {
    main,
    title: main.getByRole('heading', { level: 1 }),
    alert: main.getByRole('alert'),
    status: main.getByRole('status'),
    email: main.getByLabel(fields.email, { exact: true }),
    password: main.getByLabel(fields.password, { exact: true }),
    newPassword: main.getByLabel(fields.newPassword, { exact: true }),
    code: main.getByLabel(fields.code, { exact: true }),
    button: (name: string): Locator => main.getByRole('button', { name, exact: true }),
    submit: main.getByRole('button', { name: signIn.submit, exact: true }),
  }
}

/** `query` begins with `&`. */
export async function openLogin(page: Page, language: Language, query = ''): Promise<void> {
  await page.goto(`/login?lng=${language}${query}`)
  await hydrated(page)
  await expect(formOf(page, language).submit).toBeVisible()
}

/** By keyboard, with Enter in the last field. */
export async function signIn(
  page: Page,
  language: Language,
  email: string,
  password = PASSWORD,
): Promise<void> {
  const form = formOf(page, language)
  await form.email.fill(email)
  await form.password.fill(password)
  await form.password.press('Enter')
}

async function post(address: string, body: object, bearer?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(bearer && { Authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Record<string, unknown>
}
