export { MealPlanner as Screen } from "@/features/meal-planning/meal-planner";
