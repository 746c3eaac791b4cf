export const offlineTexts = {
  title: "No connection",
  text: "You are offline. Recipes that you have opened or saved are here all the same.",
  kept: "Recipes to cook now",
  nothing: "No recipe has been kept on this device yet. Open one when you are connected, and it stays.",
  again: "Try Again",
} as const;
