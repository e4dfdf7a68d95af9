import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, oneOf } from '#platform/database/columns.ts'
import type { DeliveryAddress } from '../parcels/delivery-address.ts'
import { CARRIERS, type Carrier } from '../parcels/parcel.ts'
import { orderLines, orders } from './order.tables.server.ts'

const MOST_PIECES = 99

/**
 * Sent parcels (ADR-049). An undone one keeps its row and does not count.
 * @retention orders
 */
export const orderParcels = pgTable(
  'order_parcels',
  {
    /** Created by the form: a repeated request counts once. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** From 1; undone ones included. */
    position: integer('position').notNull(),
    carrier: text('carrier').$type<Carrier>(),
    trackingNumber: text('tracking_number'),
    sentAt: moment('sent_at').notNull(),
    sentBy: uuid('sent_by'),
    /** Null without an address to mail to. */
    mailId: uuid('mail_id'),
    takenBackAt: moment('taken_back_at'),
    takenBackBy: uuid('taken_back_by'),
  },
  (table) => [
    uniqueIndex('order_parcels_position').on(table.orderId, table.position),
    check('order_parcels_carrier', sql`${table.carrier} in (${oneOf(CARRIERS)})`),
  ],
)

/** @retention orders */
export const orderParcelLines = pgTable(
  'order_parcel_lines',
  {
    parcelId: uuid('parcel_id')
      .notNull()
      .references(() => orderParcels.id),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.parcelId, table.lineId] }),
    index('order_parcel_lines_line').on(table.lineId),
    check(
      'order_parcel_lines_quantity',
      sql`${table.quantity} between 1 and ${sql.raw(String(MOST_PIECES))}`,
    ),
  ],
)

/**
 * Delivery addresses that staff corrected, with what stood there before; go with the buyer's data.
 * @retention orders
 */
export const orderAddressChanges = pgTable(
  'order_address_changes',
  {
    /** Created by the form: a repeated request counts once. */
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** From 1. */
    position: integer('position').notNull(),
    at: moment('at').notNull(),
    staffId: uuid('staff_id'),
    before: jsonb('before').$type<DeliveryAddress>(),
    after: jsonb('after').$type<DeliveryAddress>().notNull(),
  },
  (table) => [uniqueIndex('order_address_changes_position').on(table.orderId, table.position)],
)

/**
 * Lines that returned, with what the buyer got for them.
 * @retention orders
 */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    at: moment('at').notNull(),
    staffId: uuid('staff_id'),
    /** The pieces are in stock again. */
    restocked: boolean('restocked').notNull(),
    /** In Rappen: to the voucher that paid a part, and to the card. */
    voucherCents: integer('voucher_cents').notNull(),
    cardCents: integer('card_cents').notNull(),
  },
  (table) => [
    index('order_returns_order').on(table.orderId),
    check('order_returns_cents', sql`${table.voucherCents} >= 0 and ${table.cardCents} >= 0`),
  ],
)

/** @retention orders */
export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => orderReturns.id),
    lineId: uuid('line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.lineId] }),
    index('order_return_lines_line').on(table.lineId),
    check(
      'order_return_lines_quantity',
      sql`${table.quantity} between 1 and ${sql.raw(String(MOST_PIECES))}`,
    ),
  ],
)

/** Kind of a step that is a note of staff for staff. */
export const ORDER_NOTE = 'order_noted'

/**
 * What staff did with an order and that no other table says; the words go with the buyer's data.
 * @retention orders
 */
export const orderSteps = pgTable(
  'order_steps',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Name of the audit row. */
    kind: text('kind').notNull(),
    at: moment('at').notNull(),
    staffId: uuid('staff_id'),
    text: text('text'),
  },
  (table) => [index('order_steps_order').on(table.orderId, table.at)],
)
