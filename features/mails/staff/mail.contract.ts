import { contract, file, get, post } from '#kit/contract.ts'
import { listOf } from '#kit/fields.ts'
import { refusals } from '#kit/refusals.ts'
import { MAIL_FILTERS, MAIL_SORTS, type MailList } from './mail-list.ts'

export const mailList = listOf({
  filters: MAIL_FILTERS,
  first: 'failed',
  whenSearched: 'all',
  sorts: MAIL_SORTS,
  // All others have one state.
  canSort: (filter, sort) => filter === 'all' || sort !== 'state',
  searchLength: 100,
})

/** What did not arrive, to be sent again; beside it all mails to customers. */
export const mails = contract(
  {
    permission: 'mails',
    refusals: refusals({ unknown_mail: 'missing' }),
    missing: 'unknown_mail',
    subject: 'mailId',
  },
  {
    list: get('/mails', mailList.fields).answers<MailList>(),
    csv: file('/mails.csv', mailList.selection, { risk: 'exports_data', audit: 'list_exported' }),
    /** Once more with fresh attempts. */
    sendAgain: post('/mails/:id/sending', {}, { audit: 'mail_sent_again' }),
    newsletter: file(
      '/newsletter.csv',
      {},
      { permission: 'newsletter_addresses', risk: 'exports_data', audit: 'newsletter_exported' },
    ),
  },
)
