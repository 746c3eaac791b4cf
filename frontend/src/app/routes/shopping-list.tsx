export { ShoppingList as Screen } from "@/features/shopping-list/shopping-list";
