/** The agency's line: it climbs a saddle-shaped mountain (design, section 1), in a box of 48×30. */
export const BRAND_LINE = 'M1 27h5.5C9.5 26 13.2 13 16 7c2.2 6 5.2 11 9 11 4.2 0 6.6-4.8 9-13l8.5 22H47'

/** Plain buildings in place of the line, for pictures of another agency, in a box of 144×60. */
export const BUILDINGS_LINE =
  'M2 52h16V28h28v24h12V12h30v40h12V34h26v18h16M26 36h4M36 36h4M68 22h4M76 22h4M68 32h4M76 32h4'
