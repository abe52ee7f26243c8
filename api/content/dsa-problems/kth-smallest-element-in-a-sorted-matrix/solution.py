from heapq import heapify, heappop, heapreplace


def kth_smallest(matrix: list[list[int]], k: int) -> int:
    heap = [(row[0], i, 0) for i, row in enumerate(matrix[:k])]
    heapify(heap)
    for _ in range(k - 1):
        _, row, column = heap[0]
        if column + 1 < len(matrix[row]):
            heapreplace(heap, (matrix[row][column + 1], row, column + 1))
        else:
            heappop(heap)
    return heap[0][0]


print(kth_smallest([[2, 6, 9], [3, 6, 14], [8, 10, 15]], 4))
