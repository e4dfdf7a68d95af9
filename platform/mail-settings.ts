import { z } from 'zod'
import { BRAND } from '#features/company/content/company.ts'
import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import { settingDescriptions } from './setting-descriptions.ts'
import { urlSetting } from './url-setting.ts'

export const mailSettingsShape = {
  SMTP_URL: urlSetting(
    ['smtp:', 'smtps:'],
    'give a mail server, for example SMTP_URL=smtps://user:password@mail.example.ch',
  )
    .optional()
    .register(settingDescriptions, {
      meaning:
        'Mail server, for example `smtps://user:password@host`. Without it mails are files in `DATA_DIR/mail`, shown on `/dev/mailbox`.',
      unset: '(files)',
      example: 'smtps://user:password@mail.example.ch',
      secret: true,
    }),
  SMTP_STARTTLS: z
    .enum(['required', 'optional'], 'give required, or optional to allow mails without encryption')
    .default('required')
    .register(settingDescriptions, {
      meaning:
        '`optional` lets mails and the password of an `smtp://` address go unencrypted to another machine that offers no STARTTLS.',
    }),
  MAIL_FROM: mailAddress('MAIL_FROM')
    .default(`${BRAND} <${FIRST_COMPANY.email}>`)
    .register(settingDescriptions, {
      meaning: 'Sender. Must be set with `SMTP_URL`.',
      unset: "the company's address",
      example: `${BRAND} <shop@your-domain.ch>`,
    }),
  MAIL_OWNER: mailAddress('MAIL_OWNER').optional().register(settingDescriptions, {
    meaning:
      'Receives orders, messages and alerts, whatever _Angaben_ say. Must be set with `SMTP_URL` until they have an address of your own.',
    unset: 'the e-mail address in _Angaben_',
    example: 'you@your-domain.ch',
  }),
}

function mailAddress(name: string) {
  return z
    .string()
    .trim()
    .regex(
      /^([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
      `give an address, for example ${name}=shop@your-domain.ch or ${name}="Shop <shop@your-domain.ch>"`,
    )
}
