import { z } from 'zod'

/** What `docs/settings.md` and `.env.example` say about a setting, registered beside its validation. */
interface SettingDescription {
  /** Markdown; links start in `docs/`. */
  meaning: string
  /** What holds while the setting is empty, where the schema has no default that says it. */
  unset?: string
  /** A value for its line in `.env.example`. */
  example?: string
  /** Never printed. */
  secret?: true
}

export const settingDescriptions = z.registry<SettingDescription>()
