/** ASCII before the @, as every mail server takes it; after it also domains like `zürich.ch`. */
export const EMAIL_ADDRESS =
  /^(?!\.)(?!.*\.\.)[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?<!\.)@(?:(?!-)[\p{L}\p{N}-]{1,63}(?<!-)\.)+(?!-)[\p{L}\p{N}-]{2,63}(?<!-)$/u
