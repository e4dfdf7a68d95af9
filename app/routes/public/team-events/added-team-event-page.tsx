import { useLoaderData } from 'react-router'
import NotFoundPage from '../not-found/not-found-page.tsx'
import type { AddedServiceData } from '../services/added-service.loader.ts'
import TeamEventPage from './team-event-page.tsx'

export default function AddedTeamEventPage() {
  return Array.isArray(useLoaderData<AddedServiceData>()) ? <NotFoundPage /> : <TeamEventPage />
}
