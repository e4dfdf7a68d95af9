/** Fingerprints of texts that earlier seeds wrote and that have another wording now (`reword-catalog.ts`). */
export const EARLIER_TEXTS: ReadonlySet<string> = new Set([
  // gutschein-aufbruch: title
  '4ed763e43f852658',
  // gutschein-aufbruch: description
  'b98ab1fa24e7a9d1',
  // gutschein-aufbruch: How to redeem, and of 3 others
  '52a05f1ad50b159f',
  // gutschein-aufbruch: Delivery, and of 3 others
  'a6926a3fd5972de6',
  // gutschein-aufbruch: metadata
  'd09c54d438c75ece',
  // gutschein-durchhaltevermoegen: title
  'c17ba75d34994f1e',
  // gutschein-durchhaltevermoegen: description
  '4edba66cfb9e3cc0',
  // gutschein-durchhaltevermoegen: metadata
  '3638d7b60b9aa7bd',
  // gutschein-klarer-kompass: title
  'a9a2152a4a21a213',
  // gutschein-klarer-kompass: description
  '8154c12e7c021233',
  // gutschein-klarer-kompass: metadata
  '55c54016f8b152d2',
  // gutschein-wert: title, before “for an amount”
  '2b50049a3bc70426',
  // gutschein-wert: title
  '5780c6207c370786',
  // gutschein-wert: subtitle
  '18fdc88061cc07b9',
  // gutschein-wert: description
  'ec7de759fd847077',
  // peilkompass: Delivery, and of 7 others
  'd93cbc9f807ba175',
  // peilkompass: subtitle, of degrees alone
  '5287bf5a3724b8b9',
  // peilkompass: metadata, of degrees alone
  '1a1417046a47583a',
  // peilkompass: metadata
  '0746b7eedf4d99ce',
  // feldbuch: title
  'dd66097ffee42299',
  // feldbuch-dreierset: title
  'f011ed90826e4a37',
  // feldbuch-dreierset: subtitle
  '1da444cf8b86e49c',
  // feldbuch-dreierset: description
  '231cf362f42b59e0',
  // feldbuch-dreierset: metadata
  'e2d34d39ce79ee7c',
  // kartenplakat: description
  '5d9541fabf158a33',
  // trinkflasche: subtitle
  'bb80fc25efea51cb',
  // trinkflasche-08
  '3e0f925003d558c6',
  // trinkflasche-12
  'c6e9056fe044b6d2',
  // trinkflasche: metadata
  '98b01f5a9180bded',
  // reepschnur: description
  'c2a7f9ba2d55c389',
  // gutschein-wert: subtitle, first seed
  'a18ffdbf7c98d07a',
  // gutschein-wert: description, first seed
  'b5d91eb12fe4bcf6',
  // gutschein-aufbruch: metadata, with the validity
  '2d6a78a917941c41',
  // gutschein-durchhaltevermoegen: metadata, with the validity
  '8a4447430aeaf593',
  // gutschein-klarer-kompass: metadata, with the validity
  '3c2917765577447f',
  // gutschein-wert: subtitle, of courses and team events alone
  'b44af0ac74eb5d6f',
  // gutschein-wert: description, of courses and team events alone
  'c2476df10867b8de',
  // gutschein-wert: How to redeem, as of the course vouchers, which keep it
  '180ab88f383fb16c',
  // gutschein-wert: metadata, with the validity
  '97dae15c1667f0e2',
])
