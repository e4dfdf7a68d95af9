import type { InquiryState } from '#features/inquiry/inquiry.ts'
import type { StaffInquiries, StaffInquiry } from '#features/inquiry/staff/staff-inquiry.ts'
import type { Action } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface RequestPosts {
  '/inquiries/:id/state': Action<{ state: InquiryState }>
  '/inquiries/:id/notes': Action<{ note: string }>
}

/** `GET` below `/api/staff`. */
export interface RequestAnswers {
  '/inquiries': StaffInquiries
  '/inquiries/:id': RequestFile
}

export interface RequestFile {
  now: string
  inquiry: StaffInquiry
}
