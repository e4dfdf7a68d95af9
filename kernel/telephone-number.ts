/** As people write one: `079 000 00 21`, `(+41) 79 000 00 21`, `+49/30-1234567`. */
export const TELEPHONE_NUMBER = /^\(?\+?[\d ()/.-]{7,30}$/

/** In an emergency short ones are rung as well: `144`. */
export const EMERGENCY_NUMBER = /^\(?\+?[\d ()/.-]{3,30}$/
