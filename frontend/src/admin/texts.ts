export const adminTexts = {
  skip: "Skip to content",
  place: "Staff",
  desks: "Desks",
  menu: "Open menu",
  menuTitle: "Desks",
  toSite: "To the site",
  signOut: "Sign Out",
  signedInAs: (name: string) => `Signed in as ${name}`,
  loading: "Loading…",
  notStaff: {
    title: "This place is for Sufra's staff",
    text: "Your account doesn't have the staff flag, or has it no more.",
    home: "Back to Home",
    other: "Sign in with another account",
  },
  noSuchDesk: {
    title: "There is no such desk",
    text: "The address may be wrong, or the desk has moved.",
    overview: "Overview",
  },
} as const;
