import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './bootstrap.mjs'
import { exampleFile, settingsDocument } from './settings-document.ts'

/** `npm run docs:settings` after a setting has changed. */
writeFileSync(join(projectFolder, 'docs', 'settings.md'), settingsDocument())
writeFileSync(join(projectFolder, '.env.example'), exampleFile())
