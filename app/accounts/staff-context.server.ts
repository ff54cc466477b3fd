import { createContext } from 'react-router'

/** A signed-in member of staff; `name` may be empty (the panel then says 'Admin', the log 'Usuario'). */
export type Staff = { id: string; name: string; email: string; role: string }

/** Set by the guard of the staff layout before any loader or action below it runs. */
export const staffContext = createContext<Staff>()
