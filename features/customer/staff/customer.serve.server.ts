import type { Language } from '#i18n/languages.ts'
import { swissTime } from '#i18n/format-date.ts'
import { fromCents } from '#kernel/amount.ts'
import { accept, refuse } from '#kernel/result.ts'
import { type CsvColumns, csvFile } from '#kit/csv.server.ts'
import { eachPage } from '#kit/list.server.ts'
import { serve } from '#kit/serve.server.ts'
import { staffTexts } from '#server/audit/staff-texts.ts'
import { listCustomers, readCustomerRows } from './list-customers.server.ts'
import { findPerson } from './find-person.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { correctCustomerEmail } from './correct-customer-email.server.ts'
import type { ListedCustomer } from './customer-list.ts'
import { customers } from './customer.contract.ts'
import { readCustomer } from './read-customer.server.ts'

export const serveCustomers = serve(customers)<StaffDeps>((deps) => {
  const { db, messages } = deps
  return {
    list: async ({ input: { q: search, filter, sort, ...position } }) =>
      accept(await listCustomers(db, { filter, search, sort, position })),
    csv: async ({ input: { q: search, filter, sort }, language, now, record }) => {
      const { files } = staffTexts(messages.current(), language, 'staff-lists')
      const lines = eachPage((after, size) =>
        readCustomerRows(db, { filter, search, sort, position: { after }, size }),
      )
      return csvFile({ db, now, record }, files.customers, columnsOf(deps, language), lines, {
        list: 'customers',
      })
    },
    read: async ({ id, language }) => {
      const person = await findPerson(deps, id)
      if (!person) return refuse({ code: 'missing' })
      return accept({ customer: await readCustomer(deps, person, language) })
    },
    correctEmail: async ({ id, input, member, record }) => {
      const person = await findPerson(deps, id)
      if (!person) return refuse({ code: 'missing' })
      return correctCustomerEmail(deps, person, input, member, record)
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
