/** What browsers send and `sharp` reads. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024
/** More would take hundreds of megabytes to decode. */
export const MOST_PIXELS = 60_000_000

/** Mails, feeds and shared links know neither AVIF nor WebP everywhere, and get a JPEG. */
export const MAIL_RENDERING = { shape: '16:9', width: 1280 } as const
export const CARD_RENDERING = { shape: '4:5', width: 800 } as const
