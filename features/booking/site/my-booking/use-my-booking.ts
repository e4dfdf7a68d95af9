import { useContext, useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import { EnvironmentContext } from '#site/environment.ts'
import type { MyBooking, MyBookingData } from './my-booking.loader.ts'

const POLL_EVERY_MS = 2000
const POLL_FOR_MS = 30_000

/** Polls every 2 s for half a minute while a payment may be pending. */
export function useMyBooking(): MyBooking | null {
  const environment = useContext(EnvironmentContext)
  const { booking: loaded } = useLoaderData<MyBookingData>()
  const [newer, setNewer] = useState<{ than: MyBooking | null; booking: MyBooking } | null>(null)
  const booking = newer?.than === loaded ? newer.booking : loaded
  const held = booking?.state === 'held' ? booking.reference : null

  useEffect(() => {
    if (!held || !environment) return
    const until = Date.now() + POLL_FOR_MS
    const timer = setInterval(() => {
      if (Date.now() > until) clearInterval(timer)
      environment()
        .findBooking(held)
        .then(
          (found) => {
            if (found && found.state !== 'held') setNewer({ than: loaded, booking: found })
          },
          () => {},
        )
    }, POLL_EVERY_MS)
    return () => clearInterval(timer)
  }, [held, environment, loaded])

  return booking
}
