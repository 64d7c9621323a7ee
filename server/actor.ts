/** The signed-in person that a call speaks for. */
export type Actor = { userId: string; sessionId: string };
