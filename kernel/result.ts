/** A value or a refusal. Expected refusals are values; bugs are exceptions. */
export type Result<Value, Refusal> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

export function accept<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function refuse<const Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal }
}

/** A refusal that is its code alone. */
export function refuseFor<const Code extends string>(code: Code) {
  return refuse({ code })
}
