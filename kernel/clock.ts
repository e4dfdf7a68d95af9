/** The present moment, injected so that rules and tests never read the machine's clock themselves. */
export type Clock = () => Date
