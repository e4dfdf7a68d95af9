import type { Bodies } from './bodies.ts'

/** Of products, orders and vouchers. */
export function validShopBodies(): Bodies {
  return {
    'POST /api/staff/product-imports': {
      csv: 'product_id,variant_id,stock\nplane,plane-moos,7\n',
      dryRun: false,
      fileName: 'produkte.csv',
      fingerprint: '0'.repeat(64),
    },
    'POST /api/staff/orders/:id/fulfilment': {},
    'POST /api/staff/orders/:id/parcels': {
      id: '0e37df36-f698-41f6-8dd7-4773da7d5c8b',
      carrier: 'post',
      trackingNumber: '99.00.123456.12345678',
      lines: [{ lineId: '0e37df36-f698-41f6-8dd7-4773da7d5c8c', quantity: 1 }],
    },
    'POST /api/staff/orders/:id/cancellation': {},
    'POST /api/staff/orders/:id/returns': {
      id: '0e37df36-f698-41f6-8dd7-4773da7d5c8e',
      lines: [{ lineId: '0e37df36-f698-41f6-8dd7-4773da7d5c8c', quantity: 1 }],
      restock: true,
      refundCents: 100,
    },
    'POST /api/staff/orders/:id/parcel-reversal': { parcel: '0e37df36-f698-41f6-8dd7-4773da7d5c8b' },
    'POST /api/staff/orders/:id/address': {
      id: '0e37df36-f698-41f6-8dd7-4773da7d5c8f',
      address: { name: 'Urs Muster', street: 'Seeweg 3', postalCode: '6300', city: 'Zug', country: 'CH' },
      seen: 0,
    },
    'POST /api/staff/orders/:id/notes': { id: '0e37df36-f698-41f6-8dd7-4773da7d5c8d', note: 'klingelt' },
    'POST /api/staff/orders/:id/refund-settlement': { cents: 100 },
    'POST /api/staff/orders/:id/refund': {
      amountCents: 100,
      refundedCents: 0,
      key: '0'.repeat(32),
      acknowledgedBookings: [1],
    },
    'POST /api/staff/voucher-lookups': { typed: 'GRAT-0000-0000-0000' },
    'POST /api/staff/vouchers/:id/redemptions': {
      amountCents: 100,
      reference: 'Beleg 91',
      key: '0123456789abcdef0123456789abcdef',
    },
    'POST /api/staff/vouchers/:id/block': { reason: 'gestohlen' },
    'POST /api/staff/vouchers/:id/extension': { until: '2030-01-31', seen: '2029-01-31' },
    'POST /api/staff/vouchers/:id/replacement': {
      reason: 'verloren',
      email: 'lia@example.ch',
      key: '0123456789abcdef0123456789abcdef',
    },
    'POST /api/staff/vouchers/:id/mail': { to: 'buyer' },
  }
}
