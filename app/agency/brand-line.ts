/** The firm's line: it climbs a saddle-shaped mountain (design, section 1), in a box of 48×30. */
export const BRAND_LINE = 'M1 27h5.5C9.5 26 13.2 13 16 7c2.2 6 5.2 11 9 11 4.2 0 6.6-4.8 9-13l8.5 22H47'
