/** Injected, so that rules and tests do not read the system clock. */
export type Clock = () => Date
