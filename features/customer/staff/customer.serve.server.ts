import type { Language } from '#i18n/languages.ts'
import { swissTime } from '#i18n/format-date.ts'
import { fromCents } from '#kernel/amount.ts'
import { accept, refuse } from '#kernel/result.ts'
import { type CsvColumns, csvFile } from '#kit/csv.server.ts'
import { serve } from '#kit/serve.server.ts'
import { staffTexts } from '#features/messages/http/staff-texts.ts'
import { findCustomerKey, listCustomers, sorted, staffCustomers } from './customer.list.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { correctCustomerEmail } from './correct-customer-email.server.ts'
import type { ListedCustomer } from './customer-list.ts'
import { customers } from './customer.contract.ts'
import { readCustomer } from './read-customer.server.ts'

export const serveCustomers = serve(customers)<StaffDeps>((deps) => {
  const { db, messages } = deps
  return {
    list: async ({ input, now }) => accept(await listCustomers({ db, now }, input)),
    csv: async ({ input, language, now, record }) => {
      const { files } = staffTexts(messages.current(), language, 'staff-lists')
      const lines = staffCustomers.pages({ db, now }, sorted(input))
      return csvFile({ db, now, record }, files.customers, columnsOf(deps, language), lines, {
        list: 'customers',
      })
    },
    read: async ({ id, language }) => {
      const key = await findCustomerKey(db, id)
      if (!key) return refuse({ code: 'missing' })
      return accept({ customer: await readCustomer(deps, key, language) })
    },
    correctEmail: async ({ id, input, member, record }) => {
      const key = await findCustomerKey(db, id)
      if (!key) return refuse({ code: 'missing' })
      return correctCustomerEmail(deps, key, input, member, record)
    },
  }
})

function columnsOf({ messages }: StaffDeps, language: Language): CsvColumns<ListedCustomer> {
  const { csv } = staffTexts(messages.current(), language, 'staff-lists').customers
  return [
    [csv.name, ({ name }) => name],
    [csv.company, ({ company }) => company ?? ''],
    [csv.email, ({ email }) => email ?? ''],
    [csv.phone, ({ phone }) => phone ?? ''],
    [csv.active, ({ activeAt }) => swissTime(new Date(activeAt)).day],
    [csv.bookings, ({ bookings }) => String(bookings)],
    [csv.orders, ({ orders }) => String(orders)],
    [csv.requests, ({ requests }) => String(requests)],
    [csv.quotes, ({ quotes }) => String(quotes)],
    [csv.invoices, ({ invoices }) => String(invoices)],
    [csv.open, ({ openCents }) => fromCents(openCents)],
    [csv.payback, ({ paybackCents }) => fromCents(paybackCents)],
  ]
}
