/** Problems of the installation that the owner is alerted to. Texts are in `features/today/texts/staff-alerts.ts`. */
export const ALERT_CODES = [
  /** One run would delete more than its limit; nothing of that kind was deleted. */
  'retention_stopped',
  /** The clock went back, or over a month ahead; nothing is deleted until it is corrected or confirmed. */
  'clock_jumped',
  /** The application key differs from the one the records were made with. */
  'key_replaced',
  /** The database or a folder of DATA_DIR is out of disk space. */
  'disk_full',
  /** A stored file that belongs to a request is missing. */
  'attachment_missing',
  /** The database refers to files in another folder or bucket than the configured one. */
  'storage_moved',
  /** A second server with its own folder tried to use this database. */
  'second_server_refused',
  /** Requests arrive through a proxy that TRUST_PROXY does not name. */
  'untrusted_proxy',
  /** A refund outside this system voided a voucher that had already paid for bookings. */
  'used_voucher_voided',
  /** A refund of an invoice's payment, made at the provider, came back. */
  'refund_failed',
  /** A bank asks about, or contests, a payment of an invoice. */
  'invoice_disputed',
  /** A bank decided about one. */
  'invoice_dispute_closed',
  /** Handed money of an invoice went back a second time after staff had recorded it as paid back. */
  'paid_back_twice',
  /** Money came for an order, a booking or an invoice that is deleted. */
  'paid_for_nothing',
  /** Text or files of a mail could not be made. */
  'mail_not_made',
] as const

export type AlertCode = (typeof ALERT_CODES)[number]
