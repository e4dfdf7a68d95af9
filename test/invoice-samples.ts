/** Public samples of the Swiss guidelines for the QR-bill (SIX). */
export const SAMPLE_ACCOUNT = { iban: 'CH5800791123000889012', qrIban: null, holder: 'Gratweg GmbH' }
export const SAMPLE_QR_ACCOUNT = { ...SAMPLE_ACCOUNT, qrIban: 'CH4431999123000889012' }

export const SAMPLE_RECIPIENT = {
  company: 'Probe Spital AG',
  name: 'Buchhaltung',
  street: 'Beispielplatz',
  houseNumber: '3',
  postalCode: '6300',
  city: 'Zug',
  country: 'CH',
}
