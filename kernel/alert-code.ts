/** Every kind of trouble of the installation that the owner is told about. Each has its texts in `content/staff-alerts`. */
export const ALERT_CODES = [
  /** More is due for deletion at once than a run may delete: nothing of that kind was deleted. */
  'retention_stopped',
  /** The clock went back, or more than a month ahead: nothing is deleted until it is right or confirmed. */
  'clock_jumped',
  /** The application key was replaced by another one than the records were made with. */
  'key_replaced',
  /** The database or a folder of DATA_DIR refuses to write for want of space. */
  'disk_full',
  /** A stored file that belongs to a request is not there. */
  'attachment_missing',
  /** Files of the database lie in another folder or bucket than the one in use now. */
  'storage_moved',
  /** A second server with a folder of its own wanted to use this database. */
  'second_server_refused',
  /** Requests come through a proxy that TRUST_PROXY does not name. */
  'untrusted_proxy',
  /** Money went back without us, and bookings had been paid with the voucher that it was paid for. */
  'used_voucher_voided',
] as const

export type AlertCode = (typeof ALERT_CODES)[number]
