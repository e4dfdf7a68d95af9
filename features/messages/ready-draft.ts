import type { TextState } from './edited-message.ts'

/** A draft that goes onto the site with the next press: a machine's suggestion only once somebody has read it. */
export const isReady = ({ isDraft, isUnread }: Pick<TextState, 'isDraft' | 'isUnread'>): boolean =>
  isDraft && !isUnread
