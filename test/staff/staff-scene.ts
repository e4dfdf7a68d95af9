import Fastify from 'fastify'
import { listRecipients } from '#features/booking/staff/staff-event-notifications.server.ts'
import { desc, eq } from 'drizzle-orm'
import { findUser } from '#features/account/database/users-repository.server.ts'
import { authAudit } from '#features/account/database/account.tables.server.ts'
import type { StaffRole } from '#features/account/roles/permissions.ts'
import { issueAccessToken } from '#features/account/sessions/access-token.server.ts'
import type { SecurityAction } from '#features/account/security/security-log.ts'
import { openSession } from '#features/account/sessions/open-session.server.ts'
import { setStaffRole } from '#features/account/roles/staff-role.server.ts'
import type { DocumentStore } from '#features/documents/document-store.server.ts'
import type { PictureStore } from '#features/pictures/picture-store.server.ts'
import type { EventInput } from '#features/calendar/rules/event-input.ts'
import { requireStaff, localSignedInGuard } from '#features/account/http/staff-member.ts'
import { afterEventChange } from '#features/calendar/staff/after-event-change.server.ts'
import { invoiceTerms } from '#features/invoice/http/invoice-terms.ts'
import { fileMessageSource } from '#features/messages/http/open-messages.ts'
import type { Translator } from '#platform/translator/translator.ts'
import { mailRenderer } from '#features/mails/http/render-mail.ts'
import { inProcess } from '#server/drawing/open-drawing.ts'
import { staffRoutes } from '#server/staff/staff-routes.ts'
import { picturesInMemory } from '../pictures-in-memory.ts'
import { attachmentsInMemory } from '../attachments.ts'
import { swissTime } from '#i18n/format-date.ts'
import { type AuthScene, openAuthScene, signedIn, someone } from '../auth/auth-scene.ts'
import { type BookingScene, openBookingScene } from '../bookings/booking-scene.ts'
import { insertAccount } from './insert-account.ts'
import { eventInput } from './event-input.ts'
import { forThisFile } from '../for-this-file.ts'

export type StaffScene = Awaited<ReturnType<typeof openStaffScene>>

/** For all tests of a file. */
export const staffScene = () => forThisFile(openStaffScene())

/** Bookings and accounts in one database, with a clock each; an owner is signed in, by a stored session. */
export async function openStaffScene({
  pictures = picturesInMemory(),
  documents = { open: async () => undefined },
  translator = null,
}: {
  pictures?: PictureStore
  documents?: DocumentStore
  translator?: Translator | null
} = {}) {
  const scene: BookingScene = await openBookingScene()
  const auth: AuthScene = await openAuthScene({ anonymousUsers: true }, { test: scene.test })
  const { deps } = scene
  let written = 0
  const app = Fastify()
  staffRoutes(app, {
    ...deps,
    staffGuard: requireStaff(localSignedInGuard(auth.context)),
    calendar: {
      db: deps.db,
      clock: deps.clock,
      listRecipients,
      afterChange: afterEventChange(deps),
    },
    attachments: attachmentsInMemory,
    pictures,
    documents,
    drawing: inProcess,
    renderMail: mailRenderer({
      database: deps.db,
      key: deps.key,
      publicUrl: deps.publicUrl,
      attachments: attachmentsInMemory,
      drawing: inProcess,
    }),
    accounts: auth.context,
    onCalendarWrite: () => {
      written += 1
    },
    messages: fileMessageSource,
    terms: () => invoiceTerms(fileMessageSource.current().facts),
    renderPage: () => Promise.reject(new Error('there are no pages')),
    translator,
    staffLimits: false,
  })
  const owner = await insertStaff(auth, 'owner')
  let { token } = owner

  async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, bearer = token) {
    const answer = await app.inject({
      method,
      url: `/api/staff${path}`,
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      ...(body !== undefined && { payload: body as object }),
    })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text: answer.body,
      bytes: answer.rawPayload,
      body: answer.headers['content-type']?.includes('json') ? answer.json() : undefined,
    }
  }

  return {
    ...scene,
    auth,
    app,
    token,
    userId: owner.userId,
    call,
    /** Advances both clocks; the owner has another stored session then. */
    async laterSignedIn(minutes: number) {
      scene.later(minutes)
      auth.later(minutes * 60)
      token = await storeSession(auth, owner.userId)
    },
    /** Another member of staff, signed in by a stored session. */
    staff: (role: StaffRole) => insertStaff(auth, role),
    /** An owner who signed up over HTTP, with the official client. */
    signUp: () => signUp(auth),
    get: (path: string, bearer?: string) => call('GET', path, undefined, bearer),
    post: (path: string, body: unknown = {}, bearer?: string) => call('POST', path, body, bearer),
    writes: () => written,
    /** The entries of the log under this name, newest first. */
    logOf: (action: SecurityAction) =>
      deps.db
        .select()
        .from(authAudit)
        .where(eq(authAudit.action, action))
        .orderBy(desc(authAudit.at), desc(authAudit.id)),
    async trail(eventId: string) {
      const rows = await deps.db
        .select()
        .from(authAudit)
        .where(eq(authAudit.actorId, owner.userId))
        .orderBy(desc(authAudit.at))
      return rows.filter(({ detail }) => detail['eventId'] === eventId).map(({ action }) => action)
    },
    input(days: number, more: Partial<EventInput> = {}): EventInput {
      const { day } = swissTime(new Date(deps.clock().getTime() + days * 86_400_000))
      return eventInput(day, more)
    },
    async close() {
      await app.close()
      await auth.close()
      await scene.close()
    },
  }
}

async function insertStaff({ context }: AuthScene, staffRole: StaffRole) {
  const email = someone()
  const { id: userId, token } = await insertAccount(context, { email, staffRole })
  return { email, userId, token }
}

/** @returns an access token. */
async function storeSession({ context }: AuthScene, userId: string): Promise<string> {
  const user = await findUser(context.db, userId)
  if (!user) throw new Error('no such account')
  const opening = { key: context.key, user, method: 'password', now: context.clock() }
  const { session } = await context.db.transaction((tx) => openSession(tx, opening))
  return (await issueAccessToken(context, user, session)).token
}

async function signUp(auth: AuthScene) {
  const { client, email, id: userId, session } = await signedIn(auth)
  await setStaffRole(auth.context, email, 'owner')
  return { client, email, userId, token: session.access_token }
}
