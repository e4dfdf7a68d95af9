import { z } from 'zod'
import { settingDescriptions } from './setting-descriptions.ts'
import { urlSetting } from './url-setting.ts'

export const shopSettingsShape = {
  TESTKASSE: z
    .enum(['on'], 'give on to serve the Testkasse under a public address, or leave it empty')
    .optional()
    .register(settingDescriptions, {
      meaning:
        '`on` offers the test payment page (_Testkasse_) to other machines, with a notice on every page. Without it and without Stripe a site there does not start.',
      example: 'on',
    }),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'copy the secret key from the Stripe dashboard; it begins with sk_ or rk_')
    .optional()
    .register(settingDescriptions, {
      meaning:
        'Takes real payments through Stripe Checkout. See [real payments](operations.md#real-payments-with-stripe).',
      unset: '(Testkasse)',
      example: 'sk_live_…',
      secret: true,
    }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_\S+$/,
      'copy the signing secret of the webhook from the Stripe dashboard; it begins with whsec_',
    )
    .optional()
    .register(settingDescriptions, {
      meaning: 'Signing secret of the webhook `PUBLIC_URL/webhooks/stripe`. Needed with the key.',
      example: 'whsec_…',
      secret: true,
    }),
  STRIPE_API_BASE: urlSetting(
    ['http:', 'https:'],
    'give the address of a stand-in for the Stripe API, or leave it empty',
  )
    .optional()
    .register(settingDescriptions, {
      meaning: 'Only to point the Stripe library at a stand-in.',
      unset: '(Stripe)',
    }),
  INVOICE_PERCENT: z
    .string()
    .regex(
      /^(\d{1,2}|100)$/,
      'give a whole number from 0 (you agree to each invoice) to 100 (to none), for example INVOICE_PERCENT=50',
    )
    .transform(Number)
    .default(50)
    .register(settingDescriptions, {
      meaning:
        "Share of an event's places that go by invoice before you have agreed: `0` asks you each time, `100` never.",
    }),
  INVOICE_FOR: z
    .enum(['companies', 'everyone'], 'give companies or everyone (private persons too)')
    .default('companies')
    .register(settingDescriptions, {
      meaning:
        'Who may book by invoice: `companies`, or `everyone`, private persons too, for whom the company is optional.',
    }),
  STORE_API_BASE: urlSetting(
    ['http:', 'https:'],
    'give the address of the store service, for example STORE_API_BASE=https://store.example.ch, or leave it empty for our own',
  )
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()
    .register(settingDescriptions, {
      meaning: 'Address of an external store service of the same shape.',
      unset: '(our own)',
    }),
  STORE_ID: z
    .string()
    .regex(/^[\w-]{1,80}$/, 'use 1 to 80 letters, digits, - and _, for example STORE_ID=gratweg')
    .default('gratweg')
    .register(settingDescriptions, { meaning: "The store's id in the addresses of the store service." }),
}

export const translationSettingsShape = {
  TRANSLATION_URL: urlSetting(
    ['http:', 'https:'],
    'give the address of a translation service as LibreTranslate has it, for example TRANSLATION_URL=https://translate.example.ch/translate, or leave it empty',
  )
    .optional()
    .register(settingDescriptions, {
      meaning:
        "Lets a machine suggest translations: a service with LibreTranslate's `POST /translate`. Nothing unread is published.",
      unset: '(off)',
      example: 'https://translate.example.ch/translate',
    }),
  TRANSLATION_KEY: z
    .string()
    .trim()
    .max(1000, 'give 1000 characters at the most')
    .optional()
    .register(settingDescriptions, { meaning: 'Sent to it as `api_key`.', secret: true }),
}
