import { useContext, useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import { EnvironmentContext } from '#site/environment.ts'
import type { BookingData, OpenBooking } from '../booking.loader.ts'

/** Refreshed when the page is restored from the back/forward cache. */
export function useOpenBooking(): OpenBooking | null {
  const environment = useContext(EnvironmentContext)
  const { open: loaded } = useLoaderData<BookingData>()
  const [newer, setNewer] = useState<{ than: OpenBooking | null; open: OpenBooking | null } | null>(null)

  useEffect(() => {
    if (!environment) return
    let isGone = false
    const ask = () =>
      environment()
        .findOpenBooking()
        .then(
          (open) => {
            if (!isGone) setNewer({ than: loaded, open: open ?? null })
          },
          () => {},
        )
    const onReturn = (event: PageTransitionEvent) => {
      if (event.persisted) void ask()
    }
    if (loaded === null) void ask()
    window.addEventListener('pageshow', onReturn)
    return () => {
      isGone = true
      window.removeEventListener('pageshow', onReturn)
    }
  }, [environment, loaded])

  return newer?.than === loaded ? newer.open : loaded
}
